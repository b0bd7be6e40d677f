import { describe, expect, it } from 'vitest';
import { TraceReader } from './strace.ts';

const START = `700 execve("/opt/node/bin/node", ["/opt/node/bin/node", "--import", "./proof/waits.mjs", "dist/server/server.js"], 0x7ffc /* 30 vars */) = 0`;

function read(...lines: string[]) {
  const reader = new TraceReader(['/srv/run']);
  for (const line of [START, ...lines]) reader.addLine(line);
  return reader.report();
}

const attempt = (changes: object) => ({ by: 'server', process: 'node server.js', count: 1, ...changes });

describe('the log of strace', () => {
  it('has calls to loopback addresses and own sockets, which are no attempts', () => {
    const report = read(
      '700 connect(21, {sa_family=AF_INET, sin_port=htons(5432), sin_addr=inet_addr("127.0.0.1")}, 16) = -1 EINPROGRESS (Operation now in progress)',
      '700 connect(22, {sa_family=AF_INET6, sin6_port=htons(25), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "::1", &sin6_addr), sin6_scope_id=0}, 28) = 0',
      '700 connect(23, {sa_family=AF_UNIX, sun_path="/srv/run/clamd.sock"}, 110) = 0',
      '700 connect(24, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT (No such file or directory)',
      '700 sendto(9, "SELECT 1\\0", 9, MSG_NOSIGNAL, NULL, 0) = 9',
      '700 sendto(8, [{nlmsg_len=20}], 20, 0, {sa_family=AF_NETLINK, nl_pid=0, nl_groups=00000000}, 12) = 20',
      '700 io_uring_setup(256, {flags=0}) = -1 ENOSYS (Function not implemented) (INJECTED)',
      '700 +++ exited with 0 +++',
    );
    expect(report).toEqual({ calls: 4, attempts: [] });
  });

  it('has an attempt to reach an address, also if it fails, once for each process and port', () => {
    const line =
      '701 connect(30, {sa_family=AF_INET, sin_port=htons(443), sin_addr=inet_addr("203.0.113.5")}, 16) = -1 ENETUNREACH (Network is unreachable)';
    const v6 =
      '701 sendto(31, "x", 1, 0, {sa_family=AF_INET6, sin6_port=htons(123), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::7", &sin6_addr), sin6_scope_id=0}, 28) = -1 ENETUNREACH (Network is unreachable)';
    expect(read('700 clone3({flags=CLONE_VM|CLONE_THREAD}, 88) = 701', line, line, v6).attempts).toEqual([
      attempt({ host: '203.0.113.5', port: 443, call: 'connect', count: 2 }),
      attempt({ host: '2001:db8::7', port: 123, call: 'sendto' }),
    ]);
  });

  it('has the name that a process looks up, also if the calls of two threads are mixed', () => {
    const report = read(
      '700 clone(child_stack=0x7f, flags=CLONE_VM|CLONE_THREAD) = 702',
      '702 connect(20, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("127.0.0.1")}, 16 <unfinished ...>',
      '700 connect(21, {sa_family=AF_INET, sin_port=htons(25), sin_addr=inet_addr("127.0.0.1")}, 16) = 0',
      '702 <... connect resumed>)             = 0',
      '702 sendmmsg(20, [{msg_hdr={msg_name=NULL, msg_iov=[{iov_base="\\234\\321\\1\\0\\0\\1\\0\\0\\0\\0\\0\\0\\telsewhere\\7example\\0\\0\\1\\0\\1", iov_len=35}], msg_iovlen=1}, msg_len=35}], 2, MSG_NOSIGNAL) = 2',
    );
    expect(report.attempts).toEqual([attempt({ host: 'elsewhere.example', port: null, call: 'lookup of the name' })]);
  });

  it('has the program of a child, and that of its parent before it starts one', () => {
    const address = (host: string) => `{sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("${host}")}, 16) = 0`;
    const report = read(
      `703 connect(5, ${address('203.0.113.1')}`,
      '700 vfork() = 703',
      '703 execve("/nowhere/postgres", ["postgres", "-D", "data"], 0x1 /* 9 vars */) = -1 ENOENT (No such file or directory)',
      '703 execve("/usr/lib/postgres", ["postgres", "-D", "data"], 0x1 /* 9 vars */) = 0',
      `703 connect(5, ${address('203.0.113.2')}`,
    );
    expect(report.attempts.map(({ host, process }) => [host, process])).toEqual([
      ['203.0.113.1', 'node server.js'],
      ['203.0.113.2', 'postgres'],
    ]);
  });

  it('has sockets of other programs, and io_uring, which hides connections', () => {
    const report = read(
      '700 connect(24, {sa_family=AF_UNIX, sun_path="/run/systemd/resolve/io.systemd.Resolve"}, 42) = 0',
      '700 connect(24, {sa_family=AF_UNIX, sun_path=@"/srv/dbus-x"}, 12) = 0',
      '700 io_uring_setup(64, {flags=0}) = 9',
    );
    expect(report.attempts.map(({ host, call }) => [host, call])).toEqual([
      ['/run/systemd/resolve/io.systemd.Resolve', 'connect'],
      ['@/srv/dbus-x', 'connect'],
      ['unknown', 'io_uring'],
    ]);
  });
});
