// The frame's libraries, which take as long to evaluate as all of our own code.
import 'react-dom/client'
import 'styled-components'
import '@aldergate/platform'
