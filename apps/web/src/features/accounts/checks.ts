export { loginPayload, passwordReset, registrationPayload, resetRequest } from '@efti-hub/contract'
