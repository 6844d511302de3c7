-- The list of documents is narrowed to a kind.
create index results_of_kind on hub.document_results (tenant_id, kind, submitted_at desc, document_id desc);
