import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { type Highlight, PageViewer } from './page-viewer.tsx'

// The test's DOM lays nothing out: every frame is this large.
beforeEach(() => {
  document.head.innerHTML = '<style>section { padding: 0px }</style>'
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
})
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
  vi.restoreAllMocks()
})

const pages = [1, 2, 3].map((number) => ({ number, width: 300, height: 400 }))
const highlights: Highlight[] = [
  { id: 'consignor', page: 1, box: [10, 10, 60, 20], label: 'Consignor', attention: false },
  { id: 'weight', page: 2, box: [10, 10, 60, 20], label: 'Gross weight', attention: true },
]

async function open(start: string | null = null) {
  function Viewer() {
    const [active, setActive] = useState(start)
    return (
      <PageViewer
        pages={pages}
        imageUrl={(page, width) => `/pages/${page}?width=${width}`}
        highlights={highlights}
        activeId={active}
        onSelect={setActive}
      />
    )
  }
  return show(<Viewer />)
}
const page = () => screen.getByRole('region', { name: /^Page \d of 3$/ }).getAttribute('aria-label')
const place = (label: string) => screen.queryByRole('button', { name: `Position of ${label}` })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('shows the first page with the places on it, and steps from page to page', async () => {
  const person = await open()
  expect(page()).toBe('Page 1 of 3')
  expect(screen.getByAltText('Image of page 1')).toBeDefined()
  expect(place('Consignor')).not.toBeNull()
  expect(place('Gross weight')).toBeNull()
  expect(button('Previous page').disabled).toBe(true)
  await person.click(button('Next page'))
  expect(page()).toBe('Page 2 of 3')
  expect(place('Gross weight')).not.toBeNull()
  await person.click(button('Next page'))
  expect(button('Next page').disabled).toBe(true)
})

it('opens at the page of the value that is looked at, and marks its place', async () => {
  await open('weight')
  expect(page()).toBe('Page 2 of 3')
  expect(place('Gross weight')?.getAttribute('aria-pressed')).toBe('true')
})

it('selects a value by its place', async () => {
  const person = await open()
  await person.click(place('Consignor') as HTMLElement)
  expect(place('Consignor')?.getAttribute('aria-pressed')).toBe('true')
})

it('goes to a page by its number, and to none that is not there', async () => {
  const person = await open()
  const number = () => screen.getByRole('textbox', { name: /^Page/ })
  await person.clear(number())
  await person.type(number(), '3{Enter}')
  expect(page()).toBe('Page 3 of 3')
  await person.clear(number())
  await person.type(number(), '9{Enter}')
  expect(page()).toBe('Page 3 of 3')
})

it('zooms in steps and back to the width', async () => {
  const person = await open()
  expect(button('Fit width').getAttribute('aria-pressed')).toBe('true')
  await person.click(button('Zoom in'))
  expect(screen.getByText('125%')).toBeDefined()
  await person.click(button('Fit width'))
  expect(screen.getByText('100%')).toBeDefined()
})

it('reports when a picture cannot be loaded', async () => {
  await open()
  fireEvent.error(screen.getByAltText('Image of page 1'))
  expect(screen.getByText(/could not be loaded/)).toBeDefined()
})
