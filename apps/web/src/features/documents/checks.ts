export { holdRequest } from '@efti-hub/contract'
