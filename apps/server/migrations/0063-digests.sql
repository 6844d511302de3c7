-- Mails are sent to a person immediately, or gathered into one an hour or a day. What was taken for mailing after digest_at is in the next
-- digest; after a change back to immediate it is what is still owed, and null once that was sent.
alter table hub.notification_preferences
  add column rhythm text not null default 'immediate' check (rhythm in ('immediate', 'hourly', 'daily')),
  add column digest_at timestamptz(3);

-- When the first of the notices came in that this one takes the place of, where none of them was mailed: who corrects a document again and
-- again does not put off the mail about it any longer than that.
alter table hub.notices add column waiting_since timestamptz(3);
