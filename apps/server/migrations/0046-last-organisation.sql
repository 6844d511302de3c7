-- The organisation that a person chose last, in whichever session: the next sign-in begins there. No reference: who is no member
-- of it any more begins in another one, as accounts.find_session compares it with memberships.
alter table accounts.users add column last_tenant_id uuid;
