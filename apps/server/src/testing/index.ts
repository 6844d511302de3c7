export type { Answer, HttpClient, RequestOptions } from './http-client.ts'
export { type Hub, type HubOptions, startHub } from './hub.ts'
export type { Member, PaperFile } from './member.ts'
export { emptyDatabase, freshDatabase, type TestDatabase, withClient } from './test-database.ts'
