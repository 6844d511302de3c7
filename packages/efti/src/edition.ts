/** Edition of rules and data set, stored with every check. Changes whenever a rule or a data file does. */
export const EDITION = 'eFTI 2024/2024, schema 0.8, rules 2026-11.6'
