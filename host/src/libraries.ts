// The libraries of the frame, which take as long to begin as all that is our own.
import 'react-dom/client'
import 'styled-components'
import '@aldergate/platform'
