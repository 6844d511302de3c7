import type { App } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { answerAboutPlacesRoute } from './routes/answer-about-places.ts'
import { forgetLessonRoute } from './routes/forget-lesson.ts'
import { listLessonsRoute } from './routes/list-lessons.ts'

/** What was learned from corrections, open to look at and to forget. */
export function partnerMemoryRoutes(app: App, services: Services): void {
  listLessonsRoute(app, services)
  answerAboutPlacesRoute(app, services)
  forgetLessonRoute(app, services)
}
