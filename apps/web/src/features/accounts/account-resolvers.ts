import {
  useSpecifiedMessages as installSpecifiedMessages,
  loginPayload,
  passwordReset,
  registrationPayload,
  resetRequest,
} from '@efti-hub/contract'
import { zodResolver } from '@hookform/resolvers/zod'

// Here and not at the start, since nothing before the first check needs a schema.
installSpecifiedMessages()

export const signIn = zodResolver(loginPayload)
export const register = zodResolver(registrationPayload)
export const reset = zodResolver(passwordReset)
export const askForReset = zodResolver(resetRequest)
