import { hostBuild } from '@aldergate/shared/build/host'

export default hostBuild(import.meta.dirname)
