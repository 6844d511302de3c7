import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { answerPlaceRoute } from './routes/answer-place.ts'
import { listAnswersRoute } from './routes/list-answers.ts'
import { searchPlacesRoute } from './routes/search-places.ts'
import { withdrawAnswerRoute } from './routes/withdraw-answer.ts'

export function placeRoutes(app: App, services: Services): void {
  searchPlacesRoute(app)
  answerPlaceRoute(app, services)
  listAnswersRoute(app, services)
  withdrawAnswerRoute(app, services)
}
