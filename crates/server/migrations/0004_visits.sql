-- When a guest was last here, to the day: whoever comes every week is not forgotten for having come first long ago.
ALTER TABLE guest ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

-- Nobody knows when they were here before: they count as last seen when the newest of them came.
UPDATE guest SET seen = (SELECT MAX(created) FROM guest);

DROP INDEX guest_by_age;
CREATE INDEX guest_by_visit ON guest (seen, id);
