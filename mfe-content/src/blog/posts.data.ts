import type { Post } from './post'
import { POSTS_2025 } from './posts2025.data'
import { POSTS_2026 } from './posts2026.data'

/** All posts, newest first. */
export const POSTS: readonly Post[] = [...POSTS_2026, ...POSTS_2025]
