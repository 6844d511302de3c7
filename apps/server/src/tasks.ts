import type { ParsedCronItem, TaskList } from 'graphile-worker'
import { notificationCalendar, notificationTasks } from './notifications/tasks.ts'
import { pipelineTasks } from './pipeline/index.ts'
import { retentionCalendar } from './pipeline/retention/tasks.ts'
import { violationCalendar } from './pipeline/violations/tasks.ts'
import type { Services } from './services.ts'
import { sustainabilityCalendar, sustainabilityTasks } from './sustainability/tasks.ts'
import { webhookCalendar, webhookTasks } from './webhooks/tasks.ts'

/** Every job that the worker does, feature by feature. */
export function taskList(services: Services): TaskList {
  return {
    ...notificationTasks(services),
    ...webhookTasks(services),
    ...pipelineTasks(services),
    ...sustainabilityTasks(services),
  }
}

/** What it does at its hour without being asked. */
export const calendar = (): ParsedCronItem[] => [
  ...notificationCalendar(),
  ...webhookCalendar(),
  ...retentionCalendar(),
  ...violationCalendar(),
  ...sustainabilityCalendar(),
]
