import { placeOf } from '../../fields/field-map.ts'
import type { PageLayout } from '../../layout/runs.ts'
import { cut, spanOf } from '../../layout/span.ts'
import { datesIn } from '../../values/dates.ts'
import { alternatives } from '../../words/alternatives.ts'
import { list } from '../../words/lexicon.ts'
import type { Reading } from '../candidate.ts'

const boarded = list`
  clean shipped on board, shipped on board, clean on board, laden on board, loaded on board, on board date,
  shipped on board date, laden on board the vessel, on board the vessel, on board, an bord genommen,
  an bord verladen, verladen an bord, an bord, bord vermerk, verschifft am, mis à bord, mise à bord,
  chargé à bord, embarqué, embarquée, embarqué à bord, à bord, caricato a bordo, caricata a bordo, imbarcato,
  imbarcata, imbarcata a bordo, imbarcato a bordo, embarcado a bordo, embarcado, embarcada, a bordo,
  limpio a bordo, cargado a bordo, carregado a bordo, limpo a bordo, posto a bordo, aan boord geladen,
  aan boord, geladen aan boord, verscheept, załadowano na statek, na pokładzie, załadowano, lastad ombord,
  ombord, lastet om bord, om bord, lastattu, lastattu alukseen, încărcat la bord, la bord, ukrcano,
  φορτώθηκε, натоварено на борда, gemiye yüklendi, gemiye yüklenmiştir, завантажено на борт, ukrcano na brod`

const led = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(boarded, String.raw`[\s.]+`)})(?!\p{L})[\s:.,]*(?:(?:the\s)?(?:vessel|date|ship|am|on|le|il|el|em|op|den|dnia)[\s:.,]*){0,2}$`,
  'iu',
)

/** 'CLEAN ON BOARD 14.11.2026', 'Mis à bord le 8 octobre 2026': the day of loading, said in a line of its own. */
export function loadedOnBoard({ runs }: PageLayout, language: string | null | undefined): Reading[] {
  for (const run of runs) {
    const span = spanOf(run.words)
    for (const date of datesIn(span.text, language)) {
      if (!led.test(span.text.slice(0, date.at))) continue
      const at = cut(span, date.at, date.at + date.asWritten.length)
      const certainty = date.certain ? 1 : 0.85
      return [{ place: placeOf('loadingDate'), value: date.value, span: at, certainty }]
    }
  }
  return []
}
