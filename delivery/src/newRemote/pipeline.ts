import { basename } from 'node:path'
import { HOST, workspaceFolder, type BuildName } from '../names/buildNames.ts'

/** Where a part has its pipeline, from the root of the project: GitHub finds it nowhere else. */
export function pipelineFile(name: BuildName): string {
  return `.github/workflows/${basename(workspaceFolder(name))}.yml`
}

/**
 * The workflow of a part: a change of its own files is checked when it is asked for, and goes live when it is
 * taken, for some browsers first if its team likes. The steps are those of every part, `part.yml`.
 */
export function pipelineOf(name: BuildName): string {
  const folder = basename(workspaceFolder(name))
  return `# The pipeline of ${folder}, as that of every part: its steps are in part.yml.
name: ${folder}
on:
  pull_request:
    paths:
      - '${folder}/**'
      - '${pipelineFile(name)}'
  push:
    branches: [main]
    paths:
      - '${folder}/**'
      - '${pipelineFile(name)}'
  workflow_dispatch:${name === HOST ? '' : CANARY_INPUTS}

permissions:
  contents: read

jobs:
  part:
    uses: ./.github/workflows/part.yml
    secrets: inherit
    with:
      parts: ${name}
      deliver: \${{ github.event_name != 'pull_request' && github.ref == 'refs/heads/main' }}
${name === HOST ? FOR_ALL : FOR_SOME}`
}

const CANARY_INPUTS = `
    inputs:
      percent: { type: string, default: '100', description: 'For so many of all browsers' }
      version: { type: string, default: '', description: 'A canary that ramps; else what is built' }`

const FOR_SOME = `      # What a push reaches is a setting of the repository; everybody, unless it says otherwise.
      percent: \${{ inputs.percent || vars.CANARY_PERCENT || '100' }}
      version: \${{ inputs.version }}
`

const FOR_ALL = `      # Of the host a page has one.
      percent: '100'
`
