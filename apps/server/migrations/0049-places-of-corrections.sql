-- Where on the document a person took the value from: page, box and the text there. Null: it was typed, and is where the value before it was.
alter table hub.corrections add column evidence jsonb;
