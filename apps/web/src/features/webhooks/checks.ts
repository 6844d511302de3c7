export { webhookRequest } from '@efti-hub/contract'
