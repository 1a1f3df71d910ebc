import { ThemedLayout, useNotificationProvider } from '@refinedev/antd';
import '@refinedev/antd/dist/reset.css';
import { Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { App } from 'antd';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Outlet, Route, Routes } from 'react-router';
import { dataProvider } from './refine-data.js';
import { RefineList } from './refine-list.jsx';

const Users = lazy(() => import('./refine-users.jsx'));

function Portal() {
  return (
    <HashRouter>
      <App>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          options={{ disableTelemetry: true }}
          resources={[
            { name: 'assistants', list: '/' },
            { name: 'users', list: '/users' },
          ]}
        >
          <Routes>
            <Route
              element={
                <ThemedLayout>
                  <Suspense>
                    <Outlet />
                  </Suspense>
                </ThemedLayout>
              }
            >
              <Route
                index
                element={<RefineList resource="assistants" columns={['name', 'status', 'audience']} />}
              />
              <Route path="users" element={<Users />} />
            </Route>
          </Routes>
        </Refine>
      </App>
    </HashRouter>
  );
}

createRoot(document.getElementById('root')).render(<Portal />);
