import { describe, expect, it } from 'vitest';
import { computeSize, sizes } from './sizing.ts';

const examples = Object.entries(sizes).map(([name, size]) => [name, size, computeSize(size)] as const);

describe('the examples of hardware sizes', () => {
  it('agree with the article on sizing hardware', () => {
    const [device, server] = [computeSize(sizes.device), computeSize(sizes.server)];
    expect(device.weights.toFixed(1)).toBe('7.5');
    expect((device.weights + device.cache).toFixed(1)).toBe('11.5');
    expect(server.weights.toFixed(1)).toBe('36.7');
    expect((server.weights + server.cache).toFixed(1)).toBe('76.7');
    expect(server.inFlight.toFixed(1)).toBe('6.7');
  });

  it.each(examples)('%s has enough memory, and plans for peaks of twice the mean', (_, size, computed) => {
    expect(computed.memory).toBeLessThan(computed.available);
    expect(computed.planned).toBeGreaterThanOrEqual(2 * computed.inFlight);
    expect(size.watts.machines).toBeGreaterThanOrEqual(size.servers);
  });

  it('the rack has one machine more than it needs', () => {
    expect(sizes.rack.watts.machines).toBe(sizes.rack.servers + 1);
  });
});
