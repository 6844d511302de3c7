-- Goods lines are corrected together and teach nothing about other documents; a correction that is in force again must know which it was.
-- Until now nothing told them apart: those that are stored teach as they did.
alter table hub.corrections add column teaches boolean not null default true;
