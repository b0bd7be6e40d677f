#!/usr/bin/env bash
# Packages: @cyclonedx/cyclonedx-library 10.3.0
# Guess: A bill of materials that is written in an older version of CycloneDX has every component, of a type that this
#   version has, or an error says what it cannot have. A component keeps its licenses: those by identifier and name, or
#   all of them in one expression.
# Behavior: Below version 1.5, a component of the type machine-learning-model or data is left out without an error, though
#   `dependencies` still refers to it. If one license of a component is an expression, all other licenses are left out,
#   named ones and other expressions too; which expression stays depends on the sorting.
# Source: CycloneDX 1.4 and 1.6 schemas: the types of components and the two forms of `licenses`; bom-ref must be of
#   something in the document
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @cyclonedx/cyclonedx-library@10.3.0
cat >run.cjs <<'PROGRAM'
const { Enums, Models, Serialize, Spec } = require('@cyclonedx/cyclonedx-library');

const model = new Models.Component(Enums.ComponentType.MachineLearningModel, 'assistant', { version: '7b', bomRef: 'assistant' });
const set = new Models.Component(Enums.ComponentType.Data, 'questions', { bomRef: 'questions' });
const server = new Models.Component(Enums.ComponentType.Application, 'server', { version: '1.0.0', bomRef: 'server' });
server.dependencies.add(model.bomRef);
server.licenses.add(new Models.NamedLicense('Terms of the model'));
server.licenses.add(new Models.SpdxLicense('ISC'));
server.licenses.add(new Models.LicenseExpression('MPL-2.0 AND BSD-3-Clause'));
server.licenses.add(new Models.LicenseExpression('Apache-2.0 OR MIT'));
const bom = new Models.Bom();
for (const component of [server, model, set]) bom.components.add(component);

for (const version of ['Spec1dot4', 'Spec1dot6']) {
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec[version]));
  const { components, dependencies } = JSON.parse(serializer.serialize(bom, { sortLists: true }));
  console.log(version, 'components:', components.map(({ name }) => name).join(', '));
  console.log(version, 'dependencies:', JSON.stringify(dependencies));
  console.log(version, 'licenses:', JSON.stringify(components.find(({ name }) => name === 'server').licenses));
}
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Spec1dot4 components: server
Spec1dot4 dependencies: [{"ref":"assistant"},{"ref":"questions"},{"ref":"server","dependsOn":["assistant"]}]
Spec1dot4 licenses: [{"expression":"Apache-2.0 OR MIT"}]
Spec1dot6 components: assistant, questions, server
Spec1dot6 dependencies: [{"ref":"assistant"},{"ref":"questions"},{"ref":"server","dependsOn":["assistant"]}]
Spec1dot6 licenses: [{"expression":"Apache-2.0 OR MIT"}]
OUTPUT
echo 'unchanged'
