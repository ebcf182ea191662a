/** A package that a version bundles. */
interface Material {
  name: string
  version: string
  /** The licence as the authors name it, such as "MIT"; empty where they name none. */
  licence: string
}

/** The commit and the bundled packages of a version. */
export interface Materials {
  materials: readonly Material[]
  /** `undefined` where it was not recorded. */
  commit: string | undefined
  isDirty: boolean
  node: string | undefined
}

/** The URL of a version's bill of materials. */
export function billUrl(name: string, version: string): string {
  return `/${name}/${version}/bom.json`
}

/** Fetches what a version is made of. Rejects when the server has no bill of materials for it. */
export async function readMaterials(name: string, version: string): Promise<Materials> {
  const [bill, provenance] = await Promise.all([
    fetched(billUrl(name, version)),
    fetched(`/${name}/${version}/provenance.json`).catch(() => ({})),
  ])
  const { commit, isDirty, node } = provenance as Partial<Record<string, unknown>>
  return {
    materials: listOf((bill as { components?: unknown }).components).map(materialOf),
    commit: typeof commit === 'string' ? commit : undefined,
    isDirty: isDirty === true,
    node: typeof node === 'string' ? node : undefined,
  }
}

async function fetched(url: string): Promise<object> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return Object(await response.json()) as object
}

function materialOf(component: unknown): Material {
  const { group, name, version, licenses } = Object(component) as Record<string, unknown>
  return {
    name: [group, name].filter(Boolean).join('/'),
    version: String(version ?? ''),
    licence: listOf(licenses).map(licenceOf).filter(Boolean).join(', '),
  }
}

/** CycloneDX names a licence by its id, by its name, or by an expression of several. */
function licenceOf(entry: unknown): string {
  const { expression, license } = Object(entry) as Record<string, unknown>
  const { id, name } = Object(license) as Record<string, unknown>
  return String(expression ?? id ?? name ?? '')
}

function listOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : []
}
