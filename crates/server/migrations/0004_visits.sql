-- When a guest was last here, to the day: whoever comes every week is not forgotten for having come first long ago.
ALTER TABLE guest ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

UPDATE guest SET seen = created;

DROP INDEX guest_by_age;
CREATE INDEX guest_by_visit ON guest (seen, id);
