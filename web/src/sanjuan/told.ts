// What a San Juan table says on its socket.

import type { Event, Facts, Move, Refusal, ServerMessage, View } from '../types';

export type Told = ServerMessage<Event, View, Move, Refusal, Facts>;
