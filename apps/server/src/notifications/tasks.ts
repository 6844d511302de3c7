import type { TaskList } from 'graphile-worker'
import type { House } from '../house.ts'
import { deliverMail } from './mail/deliver-mail.ts'

/** What the worker does for people's mails. */
export function notificationTasks(house: House): TaskList {
  return {
    mail: (payload) => deliverMail(house, payload),
  }
}
