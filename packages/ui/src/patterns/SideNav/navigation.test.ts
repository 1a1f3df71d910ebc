import { describe, expect, it } from 'vitest';
import { adminNavigation, holdsCurrent, isCurrent, type NavItem } from './navigation.ts';

const list: NavItem = { title: 'Chat Assistants', path: '/', covers: ['/assistants', '/create-assistant'] };
const users: NavItem = { title: 'Users', path: '/users' };

describe('adminNavigation', () => {
  it('SH-2: holds the specified entries, in their order', () => {
    const sections = adminNavigation((key) => key, {
      chatAssistants: ['/', '/assistants'],
      conversations: ['/conversations'],
      account: ['/edit-account'],
      users: ['/users'],
      billing: ['/billing', '/pricing'],
      quickStartGuide: ['/quick-start-guide'],
    });
    expect(sections.map(({ subheader, items }) => [subheader, items.map(({ title }) => title)])).toEqual([
      [undefined, ['shell.navigation.chatAssistants', 'shell.navigation.conversations']],
      [
        'shell.navigation.settings',
        ['shell.navigation.account', 'shell.navigation.users', 'shell.navigation.billing'],
      ],
      ['shell.navigation.helpCenter', ['shell.navigation.quickStartGuide']],
    ]);
  });
});

describe('isCurrent', () => {
  it('SH-2: marks the entry of the address, of those it covers and of those below', () => {
    expect(isCurrent(list, '/')).toBe(true);
    expect(isCurrent(list, '/assistants/chat/1')).toBe(true);
    expect(isCurrent(users, '/users/1')).toBe(true);
  });

  it('SH-2: leaves out look-alikes, and the root for everything else', () => {
    expect(isCurrent(list, '/users')).toBe(false);
    expect(isCurrent(users, '/users-of-old')).toBe(false);
    expect(isCurrent({ ...users, disabled: true }, '/users')).toBe(false);
    expect(isCurrent({ ...users, external: true }, '/users')).toBe(false);
  });

  it('SH-2: finds the current entry among nested ones', () => {
    expect(holdsCurrent({ title: 'Team', path: '#', items: [users] }, '/users')).toBe(true);
    expect(holdsCurrent({ title: 'Team', path: '#', items: [users] }, '/billing')).toBe(false);
  });
});
