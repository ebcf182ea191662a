import { createTexts } from '@aldergate/ui'

export const EN = {
  tutorials: 'Tutorials',
  difficulty: 'Difficulty',
  all: 'All',
  Beginner: 'Beginner',
  Intermediate: 'Intermediate',
  Advanced: 'Advanced',
  shown:
    '{count, plural, one {# tutorial} other {# tutorials}}, {minutes} min in all, {completed} completed',
  minutes: '{count} min',
  completed: 'Completed',
  sectionsRead: '{read} of {count} sections read',
  back: 'Back to tutorials',
  section: 'Section {section} of {count}: {heading}',
  previous: 'Previous',
  next: 'Next',
  complete: 'Mark as completed',
  startOver: 'Start over',
  practise: 'Practise in {panel}',
} as const

export const useText = createTexts({ en: EN })
