import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { POSTS } from '../posts.data'
import { PostPicture } from './PostPicture'

it('draws a picture for every post, and says in words what it shows', () => {
  const drawings = POSTS.map(({ picture }) => {
    const { unmount } = renderWithApp(<PostPicture picture={picture} />)
    const drawing = screen.getByRole('img', { name: picture.alt })
    const { innerHTML } = drawing
    expect(innerHTML).not.toMatch(/NaN|Infinity|undefined/)
    unmount()
    return innerHTML
  })

  expect(new Set(drawings).size).toBe(POSTS.length)
})

it('knows at least seven kinds of pictures, and describes no two alike', () => {
  expect(new Set(POSTS.map(({ picture }) => picture.kind)).size).toBeGreaterThanOrEqual(7)
  expect(new Set(POSTS.map(({ picture }) => picture.alt)).size).toBe(POSTS.length)
})
