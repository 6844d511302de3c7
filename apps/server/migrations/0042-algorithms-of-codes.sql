-- How the app of a person makes its codes: those from before are by SHA-1. Null until a first code has shown it.
alter table accounts.two_factor add column algorithm text default 'SHA1' check (algorithm in ('SHA1', 'SHA256'));
alter table accounts.two_factor alter column algorithm drop default;
