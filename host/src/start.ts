// The script of the document is the runtime alone: all that the frame needs comes in one file, which the document
// asks for beside it.
void import(/* webpackChunkName: "app" */ './index')
