import type { Locator, Page } from 'playwright-core'

const MOST_TABS = 150

/** Behind the last control of a page Tab leaves it for the browser; where something is sought it must not be so. */
const NOWHERE = 'the focus is nowhere'

/** Where the focus is, and null where it is seen there: in the window, above everything else, with an outline or a shadow. */
const LOOK = `(() => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return '${NOWHERE}'
  const name = focused.tagName + ' "' + (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40) + '"'
  const box = focused.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return name + ' is out of the window'
  const top = document.elementFromPoint(x, y)
  // A toast goes by itself.
  if (top?.closest('[data-variant]')) return null
  if (!top || !(focused.contains(top) || top.contains(focused) || top.closest('label')?.contains(focused))) return name + ' is covered'
  // The button that opens the calendar of a date shows its own.
  if (focused.type === 'date' && !focused.matches(':focus-visible')) return null
  const marks = [getComputedStyle(focused), getComputedStyle(focused, '::after'), getComputedStyle(focused.parentElement)]
  const isMarked = marks.some(({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || /[1-9]px/.test(boxShadow))
  return isMarked ? null : name + ' does not show its focus'
})()`

/** A person without a mouse. */
export interface Typist {
  /** Tab by Tab (or with Shift) until the element has the focus. */
  goTo(element: Locator, back?: boolean): Promise<void>
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** Every place at which the focus was not seen. */
  complaints: string[]
}

export function byKeyboard(page: Page): Typist {
  const complaints: string[] = []
  const isAt = (element: Locator) => element.evaluate((node) => node === node.ownerDocument.activeElement)
  return {
    complaints,
    async goTo(element, back = false) {
      await element.waitFor()
      const passed: string[] = []
      for (let tabs = 0; !(await isAt(element)); tabs += 1) {
        if (tabs === MOST_TABS)
          throw new Error(`not reached by Tab: ${element}; ${passed.slice(0, 40).join(', ')}`)
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
        const fault = await page.evaluate<string | null>(LOOK)
        if (fault && fault !== NOWHERE) complaints.push(fault)
        passed.push(
          await page.evaluate<string>(
            'document.activeElement.tagName + " " + (document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent ?? "").trim().slice(0, 25)',
          ),
        )
      }
      const fault = await page.evaluate<string | null>(LOOK)
      if (fault) complaints.push(`${fault} (sought)`)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
  }
}
