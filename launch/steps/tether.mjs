// Loaded into the server before its own code: if the process that started it is killed, it stops in order
// instead of staying behind with the port and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // the channel alone must not keep the server up
}
