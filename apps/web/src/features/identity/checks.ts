export { identityProof } from '@efti-hub/contract'
