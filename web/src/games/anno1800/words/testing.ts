// For tests: the texts of Anno 1800, and a table of it.

import { readTexts, tableOf } from '../../../table/testing';

export * from '../../../table/testing';

readTexts('anno1800');

export const table = tableOf('anno1800');
