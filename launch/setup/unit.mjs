import fs from 'node:fs';
import path from 'node:path';

export const UNIT_NAME = 'safe-ai-site.service';

/** Seconds for the last requests and for PostgreSQL, which stops last. */
const STOP_SECONDS = 60;

/** Needs no rights of root, so systemd applies it to services of a user, too. */
const RESTRICTIONS = [
  'NoNewPrivileges=yes',
  'LockPersonality=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  'SystemCallArchitectures=native',
  'UMask=0077',
];

/** Only the systemd of the machine can apply these everywhere: they need mounts and capabilities. */
const describeIsolation = ({ user, folder }) => [
  `User=${user}`,
  'CapabilityBoundingSet=',
  'PrivateDevices=yes',
  'PrivateTmp=yes',
  'ProtectClock=yes',
  'ProtectControlGroups=yes',
  'ProtectHome=read-only',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectSystem=strict',
  `ReadWritePaths=${folder}`,
];

/**
 * @param current the folder of the running release
 * @param system the user and the folder of the site, for a service of the machine. Without it, the unit is for the
 *   systemd of one user
 */
export const describeUnit = (current, system) =>
  [
    '[Unit]',
    'Description=Safe AI site',
    ...(system ? ['After=network.target'] : []),
    '',
    '[Service]',
    `WorkingDirectory=${current}`,
    `ExecStart=${current}/node_modules/.bin/node ${current}/launch/start.mjs`,
    'Restart=on-failure',
    'RestartSec=2',
    // launch/start.mjs passes the signal on to the server, which stops the database last.
    'KillMode=mixed',
    `TimeoutStopSec=${STOP_SECONDS}`,
    ...RESTRICTIONS,
    ...(system ? describeIsolation(system) : []),
    '',
    '[Install]',
    `WantedBy=${system ? 'multi-user' : 'default'}.target`,
    '',
  ].join('\n');

/** For administrators of a machine where the user has no systemd. */
export function writeSystemUnit({ folder, current }) {
  const file = path.join(folder, UNIT_NAME);
  const user = process.env.USER ?? String(process.getuid());
  fs.writeFileSync(file, describeUnit(current, { user, folder }));
  return file;
}
