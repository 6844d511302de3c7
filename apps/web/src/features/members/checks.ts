export { invitationRequest } from '@efti-hub/contract'
