-- What a document is searched by besides its name: its number, its parties, plates and equipment, in small letters, a line each.
-- Numbers and plates a second time without spaces and signs: 'hb sb 4711' and 'hbsb4711'.
create function hub.search_text_of(profile jsonb) returns text language sql immutable parallel safe as $$
  select lower(
    coalesce(profile->'number'->>'value', '') || e'\n' ||
    coalesce(profile->'consignor'->>'value', '') || e'\n' ||
    coalesce(profile->'consignee'->>'value', '') || e'\n' ||
    coalesce(profile->'carrier'->>'value', '') || e'\n' ||
    coalesce(profile->>'vehicle', '') || e'\n' ||
    coalesce(profile->>'equipment', profile->>'containers', '') || e'\n' ||
    regexp_replace(coalesce(profile->'number'->>'value', ''), '[^[:alnum:]]+', '', 'g') || e'\n' ||
    regexp_replace(coalesce(profile->>'vehicle', ''), '[^[:alnum:]]+', '', 'g') || e'\n' ||
    regexp_replace(coalesce(profile->>'equipment', profile->>'containers', ''), '[^[:alnum:],]+', '', 'g'))
$$;
alter table hub.consignment_papers
  add column search_text text not null generated always as (hub.search_text_of(profile)) stored;

-- As in 0016. Numbers that are only mentioned in a text are up to 300 of each document: they are found by the ordinary index.
do $$
begin
  create index papers_searched on hub.consignment_papers using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
  create index consignments_searched on hub.consignments using gin (tenant_id hub.uuid_ops, search_text hub.gin_trgm_ops);
  create index references_searched on hub.consignment_references using gin (tenant_id hub.uuid_ops, value hub.gin_trgm_ops)
    where role in ('order', 'transport', 'notification');
exception
  when undefined_object or feature_not_supported or insufficient_privilege then
    raise notice 'searching without an index: %', sqlerrm;
end
$$;
