import { createTexts } from '@aldergate/ui'
import { TITLES } from './panels/titles'

/** What the dashboard says; the specification's texts stand here to the letter. */
export const EN = {
  ...TITLES,

  title: 'Our Dashboard',
  intro: 'Customise and rearrange your components.',

  panelsButton: 'Panels ({shown}/{total})',
  resetLayout: 'Reset layout',
  layoutReset: 'Layout reset.',
  exportLayout: 'Export layout',
  importLayout: 'Import layout',
  layoutFile: 'Layout file',
  layoutImported: 'Layout imported.',
  layoutFileEmpty: 'The file is empty. The layout is unchanged.',
  layoutFileTooLarge: 'The file is too large to be a layout. The layout is unchanged.',
  layoutFileUnreadable: 'The file could not be read. The layout is unchanged.',
  layoutFileNotJson: 'The file is not JSON. The layout is unchanged.',
  layoutFileOther: 'The file holds no dashboard layout. The layout is unchanged.',
  layoutFileNewer: 'The file comes from a newer version of this page. The layout is unchanged.',
  undo: 'Undo',
  undoLayout: 'Undo change',
  drawerTitle: 'Panels',
  searchPanels: 'Search panels',
  searchPanelsPlaceholder: 'Search panels...',
  panelsFound: '{count, plural, one {# panel} other {# panels}}',
  noPanelFound: 'No panel matches “{search}”.',
  clearSearch: 'Clear search',
  allHidden: 'All panels are hidden.',
  showAll: 'Show all panels',

  hidePanel: 'Hide {title}',
  panelHidden: '{title} hidden.',
  movePanel: 'Move {title}',
  moveKeys:
    'Press Space or Enter to grab, the arrow keys, Home or End to move, Space or Enter to drop, Escape to cancel.',
  panelPosition: '{title}, position {position} of {total}',
  moveCancelled: 'Move cancelled. {title}, position {position} of {total}',
  panelMenu: 'Options of {title}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to top',
  wide: 'Wide',
  compact: 'Compact',
  collapse: 'Collapse',
  expand: 'Expand',
  fullscreen: 'Fullscreen',
  fullscreenFailed: 'This browser cannot show the panel in fullscreen.',
  copyData: 'Copy data',
  dataCopied: 'Copied the data of {title}.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it instead.',
  aboutData: 'About this data',
  panelLoading: 'Loading {title}',
  panelFailed: '{title} is unavailable right now.',
  panelFailedDetail: 'The other panels go on working.',
} as const

export const useText = createTexts({ en: EN })

type TextKey = keyof typeof EN

/** A text without values to fill in. */
export type PlainTextKey = {
  [Key in TextKey]: (typeof EN)[Key] extends `${string}{${string}` ? never : Key
}[TextKey]
