import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'ops/kustomize');
const readProjectFile = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { resources, images, configMapGenerator } = parse(readProjectFile('ops/kustomize/kustomization.yaml')) as {
  resources: string[];
  images: { name: string }[];
  configMapGenerator: { name: string; literals: string[] }[];
};

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS() as Manifest),
);
const find = <Kind>(kind: string, name = 'site'): Kind =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name) as Kind;

/** The classes check an object by the OpenAPI schema of Kubernetes. CloudNativePG has no such package. */
const models = { Namespace, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet };

function validate(manifest: object & { kind: string }): void {
  new models[manifest.kind as keyof typeof models](manifest as never).validate();
}

const site = find<StatefulSet>('StatefulSet').spec!;
const pod = site.template.spec!;
const [container] = pod.containers;
const settings = Object.fromEntries(
  configMapGenerator.find(({ name }) => name === 'site-settings')!.literals.map((pair) => pair.split('=', 2)),
) as Record<string, string>;

describe('the manifests for Kubernetes', () => {
  it('are all listed, and valid by the schemas of Kubernetes', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...resources, 'kustomization.yaml'].toSorted());
    for (const manifest of manifests.filter(({ kind }) => kind !== 'Cluster')) validate(manifest);
    const wrong = { ...find<StatefulSet>('StatefulSet'), spec: { ...site, replicas: 'three' } };
    expect(() => validate(wrong)).toThrow(/replicas/);
  });

  it('run the image of docker-compose.yml with the ports, the user and the flags of the Dockerfile', () => {
    const dockerfile = readProjectFile('Dockerfile');
    expect(images.map(({ name }) => name)).toEqual([container!.image]);
    expect(readProjectFile('docker-compose.yml')).toContain(`image: ${container!.image}\n`);
    const ports = Object.fromEntries(container!.ports!.map(({ name, containerPort }) => [name, containerPort]));
    expect(dockerfile).toContain(`EXPOSE ${ports['http']}\n`);
    expect(settings['METRICS_PORT']).toBe(String(ports['metrics']));
    const { runAsUser, runAsGroup } = pod.securityContext!;
    expect(dockerfile).toContain(`USER ${runAsUser}:${runAsGroup}\n`);
    const { flags } = JSON.parse(readProjectFile('launch/server-settings.json')) as { flags: string[] };
    const heap = Number(/size=(\d+)/.exec(flags.find((flag) => flag.startsWith('--max-old-space-size'))!)![1]);
    const limit = Number.parseInt(String(container!.resources!.limits!['memory']), 10);
    // The heap is not all that a server needs.
    expect(limit).toBeGreaterThanOrEqual(heap * 1.5);
  });

  it('set only settings that exist, and mount each secret that a setting names', () => {
    const documented = new Set(
      [...readProjectFile('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name),
    );
    expect(Object.keys(settings).filter((name) => !documented.has(name))).toEqual([]);
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining(['DATABASE_URL_FILE', 'SESSION_SECRET_FILE', 'STORAGE_URL_FILE', 'TRUST_PROXY']),
    );
    const files = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    const mounts = container!.volumeMounts!.map(({ mountPath }) => mountPath);
    expect(files.filter(([, file]) => !mounts.includes(path.posix.dirname(file)))).toEqual([]);
    const volumes = [...pod.volumes!, ...site.volumeClaimTemplates!.map(({ metadata }) => metadata!)];
    expect(container!.volumeMounts!.map(({ name }) => name).toSorted()).toEqual(
      volumes.map(({ name }) => name).toSorted(),
    );
  });

  it('stop one server at a time, after its requests have ended', () => {
    expect(site.replicas).toBe(3);
    expect(find<PodDisruptionBudget>('PodDisruptionBudget').spec!.maxUnavailable).toBe(1);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(settings['DRAIN_SECONDS']) + 25);
    const app = readProjectFile('api/platform/http/app.ts');
    const probes = [container!.startupProbe, container!.readinessProbe, container!.livenessProbe];
    for (const probe of probes) expect(app).toContain(`'${probe!.httpGet!.path}'`);
    // A server that waits for the database must not be killed.
    expect(container!.livenessProbe!.httpGet!.path).toBe('/livez');
    expect(find<Service>('Service', site.serviceName).spec!.clusterIP).toBe('None');
  });

  it('let the servers reach only the database, names and the namespaces that the operator labels', () => {
    const { podSelector, policyTypes, egress } = find<NetworkPolicy>('NetworkPolicy').spec!;
    expect(podSelector!.matchLabels).toEqual(site.template.metadata!.labels);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    // A rule without peers, and an empty peer, allow every host.
    const peers: object[] = egress!.flatMap(({ to }) => to ?? [{}]);
    expect(peers.filter((peer) => 'ipBlock' in peer || Object.keys(peer).length === 0)).toEqual([]);
    expect(peers).toContainEqual({ podSelector: { matchLabels: { 'cnpg.io/cluster': 'site-database' } } });
  });

  it('run the PostgreSQL of docker-compose.yml with synchronous standbys, whose secret the servers mount', () => {
    const { metadata, spec } = find<{
      metadata: { name: string };
      spec: { instances: number; imageName: string; postgresql: { synchronous: object } };
    }>('Cluster', 'site-database');
    const [version] = /(?<=image: postgres:)\d+/.exec(readProjectFile('docker-compose.yml'))!;
    expect(spec.imageName).toMatch(new RegExp(`:${version}$`));
    expect(spec.instances).toBe(3);
    expect(spec.postgresql.synchronous).toEqual({ method: 'any', number: 1, dataDurability: 'required' });
    expect(pod.volumes!.find(({ name }) => name === 'database')!.secret!.secretName).toBe(`${metadata.name}-app`);
  });

  it('contain no secret', () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(existsSync(path.join(folder, 'secret.yaml'))).toBe(false);
  });
});
